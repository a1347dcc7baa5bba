import { curlTargets } from '#tools/url/curl-converter/targets.ts';
import { listLanguages } from '../language-visits.ts';
import type { ListVisits } from '../visit.ts';

export const listVisits: ListVisits = ({ graph, plain }) => [
  plain('/URL/URLParser', 'url-parser worker'),
  plain('/URL/URLEncoder', 'url-encoder worker'),
  // The box has a part with the same name.
  { ...plain('/URL/CURLConverter'), scripts: graph.reach(graph.find('url-curl-converter', 'worker')) },
  ...listLanguages(
    graph,
    curlTargets.map(({ name, language }) => ({
      language,
      visit: { path: '/URL/CURLConverter', stored: { lastCurlTargetLanguage: name }, shows: /api\.example\.com/ },
    })),
  ),
];
