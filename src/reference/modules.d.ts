/** The contract that the reference shows, written by the build. */
declare module 'api-contract' {
  const contract: object;
  export default contract;
}

/** The address of the same contract for the browser. */
declare module 'api-contract-address' {
  const address: string;
  export default address;
}

declare module 'prismjs/components/*';
