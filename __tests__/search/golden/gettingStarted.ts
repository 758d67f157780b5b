import { parse } from './parse';

/** Queries by readers who are new to the product, and for the main parts of the docs. */
export const gettingStarted = parse(`
# title
what is hex -> /docs/getting-started/what-is-hex
AI in Hex -> /docs/getting-started/ai-overview
create your first project -> /docs/getting-started/create-your-first-project
Key concepts -> /docs/getting-started/key-concepts
tour of your workspace -> /docs/getting-started/workspace-tour
demo data -> /docs/getting-started/demo-data
plans and seats -> /docs/getting-started/plans-and-seats
getting help -> /docs/getting-started/getting-help
getting started -> /docs/getting-started
limits -> /docs/getting-started/limits

# heading
how cells run -> /docs/explore-data/projects/project-execution/execution-model /docs/getting-started/what-is-hex /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
left navigation -> /docs/getting-started/workspace-tour
quirks worth knowing -> /docs/getting-started/demo-data
how long things last -> /docs/getting-started/limits
features by plan -> /docs/getting-started/plans-and-seats
how a seat is charged -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats
share a project with support -> /docs/getting-started/getting-help
what the agents know -> /docs/getting-started/ai-overview
what leaves the workspace -> /docs/getting-started/ai-overview /docs/trust/ai-data-privacy

# word
documentation -> /docs /docs/getting-started
seats -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats
support -> /docs/getting-started/getting-help
quotas -> /docs/getting-started/limits

# typo
demo dara -> /docs/getting-started/demo-data
key concpets -> /docs/getting-started/key-concepts
workspace tuor -> /docs/getting-started/workspace-tour

# prefix
create your fi -> /docs/getting-started/create-your-first-project
what is h -> /docs/getting-started/what-is-hex

# question
how do i contact support? -> /docs/getting-started/getting-help
what can i do on the free plan -> /docs/getting-started/plans-and-seats
which ai feature should i use -> /docs/getting-started/ai-overview

# synonym
glossary -> /docs/getting-started/key-concepts
tableau | switch from power bi | migrate from looker | coming from jupyter -> /docs/getting-started/key-concepts
vlookup equivalent | streamlit | databricks widgets -> /docs/getting-started/key-concepts
status page | is hex down -> /docs/getting-started/getting-help
pricing -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats
sample tables | practice dataset -> /docs/getting-started/demo-data

# product
author seat -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats /docs/collaborate/sharing-and-permissions/roles
`);
