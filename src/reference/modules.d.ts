/** What the reference shows, as the build has written it. */
declare module 'api-contract' {
  const contract: object;
  export default contract;
}

/** Where the browser gets the same. */
declare module 'api-contract-address' {
  const address: string;
  export default address;
}

declare module 'prismjs/components/*';
