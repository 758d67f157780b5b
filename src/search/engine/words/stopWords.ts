/** Words that say little about a query; they are searched for only when it has no others. */
export const stopWords: ReadonlySet<string> = new Set([
  'a', 'about', 'am', 'an', 'and', 'any', 'are', 'as', 'at', 'be', 'been', 'but', 'by', 'can', 'could', 'did', 'do', 'does',
  'for', 'from', 'had', 'has', 'have', 'how', 'i', 'if', 'in', 'into', 'is', 'it', 'its', 'me', 'my', 'of', 'on', 'or', 'our',
  'should', 'so', 'some', 'than', 'that', 'the', 'their', 'them', 'then', 'there', 'these', 'they', 'this', 'those', 'to',
  'same', 'several', 'too', 'via', 'need', 'want', 'kind', 'each', 'get', 'let', 'only', 'put', 'up', 'while',
  'was', 'we', 'were', 'what', 'when', 'where', 'which', 'who', 'why', 'will', 'with', 'would', 'you', 'your',
  'arent', 'cannot', 'cant', 'couldnt', 'didnt', 'doesnt', 'dont', 'hows', 'im', 'isnt', 'ive', 'lets', 'shouldnt', 'thats', 'wasnt', 'whats',
  'wheres', 'whos', 'wont', 'wouldnt', 'youre',
]); // prettier-ignore
