/** Id of the table of contents next to the text. A tutorial puts the reader's progress below it. */
export const CONTENTS_ID = 'contents-beside';
