declare module 'gatsby-plugin-algolia/gatsby-node' {
  interface Activity {
    start(): void;
    end(): void;
    setStatus(status: string): void;
    panicOnBuild(sentence: string, error?: Error): void;
  }

  /** The part of Gatsby's API that the plugin uses. */
  interface Api {
    graphql(query: string): Promise<{ readonly data: unknown }>;
    readonly cache: {
      get(key: string): Promise<unknown>;
      set(key: string, value: unknown): Promise<void>;
    };
    readonly reporter: {
      activityTimer(name: string): Activity;
      panicOnBuild(sentence: string, error?: Error): void;
    };
  }

  export function onPostBuild(api: Api, options: object): Promise<void>;
}
