/** An entry of licences.json, in which the build lists its content. */
export interface ListedPackage {
  readonly name: string;
  /** The version; for a work inside a package, that package: `three 0.187.0`. */
  readonly version: string;
  /** The SPDX expression of the licence. */
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

/** https://github.com/package-url/purl-spec: the `@` of a scope is encoded. */
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
 * Creates the software bill of materials of a build, as CycloneDX 1.5. It lists the content of the packages, without
 * build and test dependencies.
 * @param listed the entries of that build's licences.json
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
