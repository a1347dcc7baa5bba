/** An entry of licences.json, which the build writes of what is in it. */
export interface ListedPackage {
  readonly name: string;
  /** The version; for a work inside a package, that package: `three 0.187.0`. */
  readonly version: string;
  /** SPDX expression. */
  readonly identifier?: string | undefined;
}

interface Component {
  readonly type: 'application' | 'library' | 'framework';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version?: string;
  readonly purl?: string;
  readonly description?: string;
  readonly licenses?: readonly [{ readonly expression: string }];
}

/** https://github.com/package-url/purl-spec: the scope's `@` is encoded. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/u, '%40')}@${encodeURIComponent(version)}`;

const isVersion = (text: string): boolean => /^\d+\.\d+/u.test(text);

function componentOf({ name, version, identifier }: ListedPackage, type: Component['type'] = 'library'): Component {
  const isPackage = isVersion(version);
  return {
    type,
    'bom-ref': isPackage ? purlOf(name, version) : `${name} in ${version}`,
    name,
    ...(isPackage ? { version, purl: purlOf(name, version) } : { description: `Is part of ${version}.` }),
    ...(identifier !== undefined && { licenses: [{ expression: identifier }] as const }),
  };
}

interface Product {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly electron: string;
}

/**
 * The software bill of materials of a build, as CycloneDX 1.5: what is in the packages, and not what only makes or tests
 * them.
 * @param listed what licences.json of that build lists
 */
export function createSbom({ name, version, license, electron }: Product, listed: readonly ListedPackage[]) {
  const components = [
    componentOf({ name: 'electron', version: electron, identifier: 'MIT' }, 'framework'),
    ...listed.map((one) => componentOf(one)),
  ];
  const unique = [...new Map(components.map((component) => [component['bom-ref'], component])).values()];
  const product = componentOf({ name, version, identifier: license }, 'application');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: product },
    components: unique,
    dependencies: [{ ref: product['bom-ref'], dependsOn: unique.map((component) => component['bom-ref']) }],
  };
}
