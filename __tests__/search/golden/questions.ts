/** Questions as readers type them, with pages of which at least one must be among the passages. */
export const questions: readonly { readonly query: string; readonly pages: readonly string[] }[] = `
does a scheduled run use cached results -> /docs/share-insights/scheduled-runs
how long is a deleted project kept before it is gone for good -> /docs/organize-content/trash
how do i give a contractor access to only one project -> /docs/collaborate/sharing-and-permissions/guests
can i stop viewers from downloading the data -> /docs/share-insights/apps/download-data
how do i get the old version of my project back after a bad edit -> /docs/explore-data/projects/history-and-versions
who gets an email when a scheduled run fails -> /docs/share-insights/scheduled-runs
can i use my own logo and colors in an app -> /docs/share-insights/apps/app-themes /docs/administration/workspace_settings/workspace-custom-styling
what is the limit of requests per minute of the api -> /docs/api/api-overview
how do i connect to a database behind a firewall with ssh -> /docs/connect-to-data/data-connections/connect-via-ssh
where are secrets stored and who can read them -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
can the agent see the data of tables it has no access to -> /docs/explore-data/notebook-view/notebook-agent
how many people can edit a project at the same time -> /docs/collaborate/real-time-collaboration
why does a cell show as stale after i changed an input -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
can i pin a comment to a cell and mention somebody -> /docs/collaborate/comments
how do i turn a query result into a pandas dataframe -> /docs/explore-data/cells/python-cells /tutorials/video-library/hex-foundations/working-with-python
how do i pass a value in the link to an app -> /docs/share-insights/apps/url-parameters
can i sync projects to github and review changes before publishing -> /docs/explore-data/projects/git-sync
how do i rotate an api token that has leaked -> /docs/api/api-overview
what happens to cells when the kernel restarts -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
how do i upload an excel file and query it with sql -> /docs/connect-to-data/upload-files
how can i keep my filters for the next visit to an app -> /docs/explore-data/projects/project-execution/app-sessions /docs/share-insights/apps/running-apps
can i reuse the same cells in several projects -> /docs/explore-data/components
how do i show a table with colors for high values -> /docs/explore-data/cells/visualization-cells/table-display-cells
what must a semantic model contain before the agent uses it -> /docs/connect-to-data/semantic-models/intro-to-semantic-models /docs/connect-to-data/semantic-models/viewing-and-using-semantic-models
can i ask questions about my data without sql -> /docs/share-insights/hex-agent-in-slack /docs/explore-data/threads
what is the difference between a dataframe and a query result -> /docs/explore-data/cells/sql-cells/query-mode
where do i find the uuid for api calls -> /docs/explore-data/projects/create-and-manage-projects
who may query a connection -> /docs/connect-to-data/data-connections/data-connection-permissions
where do i see all schedules of the workspace -> /docs/administration/workspace_settings/workspace-scheduled-runs
how can i tell people in slack that a run failed -> /docs/share-insights/scheduled-runs
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', pages = ''] = line.split(' -> ');
    return { query, pages: pages.split(' ') };
  });

/** Questions that nothing here can answer: gibberish, gibberish with a few real words, or off-topic. */
export const unanswerable: readonly string[] = [
  'how do i xqzvbn the qwpfj lkzx',
  'why does zzxqkvj not vbnmqxz',
  'what is the jjkqzwv of hgfjqk wzxvq',
  'can i pqlzmxw a kxvqjzb in bvcxzqj',
  'xqzvbn qwpfj lkzx zzxqkvj vbnmqxz',
  'who zxqjvk the wpqzx ghjkqxz',
  'how do i run a xqzvbn qwpfj lkzx',
  'where is the mnbvzqk wqxzkjh project',
  'should i boil potatoes in salted water',
  'which penguins live on the moon of saturn',
  'why do cats purr at midnight',
  'how tall is the eiffel tower in paris',
];
