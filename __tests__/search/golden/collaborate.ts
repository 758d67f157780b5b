import { parse } from './parse';

/** Queries by readers who share a project, or look for one among many. */
export const collaborate = parse(`
# title
workspace roles -> /docs/collaborate/sharing-and-permissions/roles
sharing and permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions
Sharing and roles -> /docs/collaborate/sharing-and-permissions /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/roles
project sharing -> /docs/collaborate/sharing-and-permissions/project-sharing
real-time collaboration -> /docs/collaborate/real-time-collaboration
mentions and notifications -> /docs/collaborate/mentions-and-notifications
organize content -> /docs/organize-content
workspace search -> /docs/organize-content/workspace-search
project owners -> /docs/organize-content/project-owners

# heading
status and categories -> /docs/organize-content/statuses-categories /docs/getting-started/create-your-first-project
guest role different -> /docs/collaborate/sharing-and-permissions/roles /docs/collaborate/sharing-and-permissions/guests
conflicting permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions
public share permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/share-to-web
resolve a thread -> /docs/collaborate/comments
sharing one kernel -> /docs/collaborate/real-time-collaboration
archive automatically -> /docs/organize-content/archive
change many projects at once -> /docs/organize-content/organize-projects
when an owner leaves -> /docs/organize-content/project-owners

# word
archive project -> /docs/organize-content/archive
delete project -> /docs/organize-content/trash
collaborate -> /docs/collaborate
roles -> /docs/collaborate/sharing-and-permissions/roles
permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions
favorites -> /docs/organize-content/favorites-and-recents /docs/getting-started/workspace-tour
comments -> /docs/collaborate/comments
guests -> /docs/collaborate/sharing-and-permissions/guests
reviews -> /docs/collaborate/reviews
collections -> /docs/organize-content/collections
trash -> /docs/organize-content/trash
archive -> /docs/organize-content/archive

# typo
permisions -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions
workspce roles -> /docs/collaborate/sharing-and-permissions/roles
colections -> /docs/organize-content/collections
notificatons -> /docs/collaborate/mentions-and-notifications /docs/share-insights/app-notifications
commments -> /docs/collaborate/comments

# prefix
permis -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions
favor -> /docs/organize-content/favorites-and-recents
access req -> /docs/collaborate/sharing-and-permissions/access-requests

# question
what is the difference between can view app and can explore -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
who viewed my app -> /docs/organize-content/organize-projects
who owns this project -> /docs/organize-content/project-owners
why can't i edit this project -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/access-requests
how do I change somebody's role? -> /docs/collaborate/sharing-and-permissions/roles
what happens when two permissions conflict -> /docs/collaborate/sharing-and-permissions/sharing-permissions
can two people edit the same notebook at once -> /docs/collaborate/real-time-collaboration
how do i ask for access to a project -> /docs/collaborate/sharing-and-permissions/access-requests
who can see a public link -> /docs/collaborate/sharing-and-permissions/share-to-web
can a viewer open a draft -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/share-insights/apps/apps-introduction
where is the project i opened yesterday -> /docs/organize-content/favorites-and-recents

# synonym
share dashboard with client -> /docs/collaborate/sharing-and-permissions/guests
give project to someone else -> /docs/organize-content/project-owners
who can see my project -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
limit who can query production -> /docs/connect-to-data/data-connections/data-connection-permissions
let customers see dashboards -> /docs/share-insights/embedding/signed-embedding /docs/collaborate/sharing-and-permissions/guests
access control -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/roles /docs/collaborate/sharing-and-permissions
favourite projects -> /docs/organize-content/favorites-and-recents /docs/getting-started/workspace-tour
approval needed before publishing -> /docs/collaborate/reviews /docs/organize-content/statuses-categories
too many emails -> /docs/collaborate/mentions-and-notifications
give contractor access to one report -> /docs/collaborate/sharing-and-permissions/guests
recover deleted notebook -> /docs/organize-content/trash
folder of reports for my team -> /docs/organize-content/collections
give a contractor access to one app only -> /docs/collaborate/sharing-and-permissions/guests
stop sharing publicly -> /docs/collaborate/sharing-and-permissions/share-to-web
anyone with the link without login -> /docs/collaborate/sharing-and-permissions/share-to-web
hand over my projects to a colleague -> /docs/organize-content/project-owners /docs/explore-data/projects/create-and-manage-projects
starred items -> /docs/organize-content/favorites-and-recents
find which projects use a column -> /docs/organize-content/workspace-search
bulk edit projects -> /docs/organize-content/organize-projects

# product
explorer role -> /docs/collaborate/sharing-and-permissions/roles /docs/getting-started/plans-and-seats
full access -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/project-sharing
can explore -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
endorsed mode -> /docs/organize-content/statuses-categories
workspace guests -> /docs/collaborate/sharing-and-permissions/guests
`);
