import { createContext } from 'react';

/** Replaces Gatsby's static queries, which no page uses; Gatsby still wraps every page in this provider. */
export const StaticQueryContext = createContext({});
