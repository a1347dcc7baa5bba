import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'd41d8cd98f00b204e9800998ecf8427e', means: ['HashSums'] },
  { text: '0cc175b9c0f1b6a831c399e269772661', means: ['HashSums'] },
  { text: '86f7e437faa5a7fce15d1ddcb9eaeaea377667b8', means: ['HashSums'] },
  { text: 'E9D71F5EE7C92D6DC9E92FFDAD17B8BD49418F98', means: ['HashSums'] },
  { text: 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', means: ['HashSums'] },
  { text: '3E23E8160039594A33894F6564E1B1348BBD7A0088D42C4ACB73EEAED59C009D', means: ['HashSums'] },
  {
    text: '1f40fc92da241694750979ee6cf582f2d5d7d28e18335de05abc54d0560e0f5302860c652bf08d560252aa5e74210546f369fbbbce8c12cfc7957b2652fe9a75',
    means: ['HashSums'],
  },
  {
    text: '54a59b9f22b0b80880d8427e548b7c23abd873486e1f035dce9cd697e85175033caa88e6d57bc35efae0b5afd3145f31',
    means: ['HashSums'],
  },
  { text: 'abd37534c7d9a2efb9465de931cd7055ffdb8879563ae98078d6d6d5', means: ['HashSums'] },
  { text: '741efa311f97686956946758e0d95f70f11ff2da4f2feb7c54314f44134ac49f', means: ['HashSums'] },
  { text: '2e7d2c03a9507ae265ecf5b5356885a53393a2029d241394997265a1a25aefc6  web-toolbox.zip', means: ['HashSums'] },
  { text: '7694f4a66316e53c8cdd9d9954bd611d *a.iso', means: ['HashSums'] },
  { text: 'sha256:6105d6cc76af400325e94d588ce511be5bfdbb73b437dc51eca43917d7a43e3d', means: ['HashSums'] },
  { text: 'SHA256 (a.iso) = e0e4548df88a35d5854d052281c5deedad16f286f82cb2c23f2f9dea494834ac', means: ['HashSums'] },
  { text: 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=', means: ['HashSums'] },
  { text: 'integrity="sha384-11LCxR+6DimqGQVwqdQlPkQHegWNMpf6OlYw1b0BJiL5fCisrtMTtcg7uZDKp9qF"', means: ['HashSums'] },
  { text: '$2b$12$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW', means: ['HashSums'] },
  { text: '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b4dWRWJTmaaJObG', means: ['HashSums'] },
  { text: '$6$rounds=5000$usesomesilly$D4IrlXatmP7rx3P3InaxBeoomnAihCKRVQAr/36eYk4wQpVoJZNC', means: ['HashSums'] },
  { text: 'commit 4015b57a143aec5156fd1444a017a32137a3fd0f', means: ['HashSums'] },
  { text: '"8e35c2cd3bf6641bdb0e2050b76932cbb2e6034a0ddacc1d9bea82a6ba57f7cf"', means: ['HashSums'] },
  { text: 'etag: "1872ade88f3013edeb33decd74a4f947"', means: ['HashSums'] },
  { text: 'MD5: f3abb86bd34cf4d52698f14c0da1dc60', means: ['HashSums'] },
  { text: 'Digest: sha256:e788103ee15318fcd2af9b73b4ebbb33a903b020de7b307d71f5fed0f433e548', means: ['HashSums'] },
  { text: 'image: nginx@sha256:d59ce33d91a87db762aa0cf1f47321b5e9e8847633e0c2c02c845f42479bcee9', means: ['HashSums'] },
];
