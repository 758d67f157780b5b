/** The address of the index for language models (llmstxt.org), from which all text of the site can be found. */
export const LLMS_ADDRESS = '/llms.txt';
