/** Written by the build to `.cache/siteFrame.json`. */
declare module 'site-frame' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make this an extension of a module
  const frame: import('../model/siteFrame').SiteFrame;
  export default frame;
}

/** What stands before every address of the site: '' when it is served from the root. */
declare const __PATH_PREFIX__: string;
