/** Id of the table of contents beside the text. A tutorial puts the reader's progress at its foot. */
export const CONTENTS_ID = 'contents-beside';
