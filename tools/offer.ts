import { tools } from './catalogue.ts';
import { screens } from './screens.ts';

/** The tools and screens that the configuration of a host can name: see `shared/configuration`. */
export const offer = {
  toolRoutes: tools.map(({ route }) => route),
  screenPaths: screens.flatMap(({ path, tabs }) => (tabs === undefined ? [path] : [path, tabs.route])),
};
