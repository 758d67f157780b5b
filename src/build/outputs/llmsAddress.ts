/** Address of the index for language models (llmstxt.org), from which all that the site says is found. */
export const LLMS_ADDRESS = '/llms.txt';
