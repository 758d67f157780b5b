/** Written by the build to `.cache/siteFrame.json`. */
declare module 'site-frame' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make this an extension of a module
  const frame: import('../model/config/siteFrame').SiteFrame;
  export default frame;
}

/** Written by the build to `.cache/siteHome.json`. */
declare module 'site-home' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- as above
  const home: import('../model/config/siteHome').SiteHome;
  export default home;
}

/** Written by the build to `.cache/apiConsoles.json`. */
declare module 'api-consoles' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- as above
  const consoles: import('../model/api/apiConsole').ApiConsoles;
  export default consoles;
}

/** Written by the build to `.cache/apiValidators.mjs`: the validators of all operations, by operation ID. */
declare module 'api-validators' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- as above
  const validators: Readonly<Record<string, import('../model/api/apiConsole').ApiValidator>>;
  export default validators;
}

/** The prefix of every address of the site: '' when it is served from the root. */
declare const __PATH_PREFIX__: string;

/**
 * The files of a folder whose paths match, as webpack finds them:
 * https://webpack.js.org/api/module-variables/#importmetawebpackcontext
 */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp },
  ): { (file: string): unknown; keys(): readonly string[] };
}
