import type { Json } from '../support/contract';
import { ACCEPTED, ID, times, type Row } from './row';

const UPSERT = 'a sharing list has at most 25 entries';
const LEVEL = 'a level is NONE, APP_ONLY, CAN_VIEW, CAN_EDIT or FULL_ACCESS';
const WEB = 'the web allows NONE, APP_ONLY and CAN_VIEW';

const upsert = (upsert: Json): Json => ({ sharing: { upsert } });
const user = (access: string, id = ID): Json => ({ access, user: { id } });
const group = (access: string): Json => ({ access, group: { id: ID } });
const collection = (access: string): Json => ({ access, collection: { id: ID } });

const USERS = 'EditProjectSharingUsers body';
const GROUPS = 'EditProjectSharingGroups body';
const COLLECTIONS = 'EditProjectSharingCollections body';
const PUBLIC = 'EditProjectSharingOrgAndPublic body';

/** Changes to the sharing of a project. */
export const sharing: readonly Row[] = [
  [USERS, upsert({ users: [user('CAN_VIEW')] }), ACCEPTED],
  [USERS, upsert({ users: [user('NONE'), user('FULL_ACCESS')] }), ACCEPTED],
  [USERS, upsert({ users: times(25, user('APP_ONLY')) }), ACCEPTED],
  [USERS, upsert({ users: times(26, user('APP_ONLY')) }), UPSERT, '/sharing/upsert/users maxItems'],
  [USERS, upsert({ users: [user('CAN_READ')] }), LEVEL, '/sharing/upsert/users/0/access enum'],
  [
    USERS,
    upsert({ users: [user('CAN_VIEW', 'ana@example.com')] }),
    'ids are UUIDs',
    '/sharing/upsert/users/0/user/id pattern',
  ],
  [
    USERS,
    upsert({ users: [{ access: 'CAN_VIEW', id: ID }] }),
    'the id is in an object',
    '/sharing/upsert/users/0 required',
  ],
  [
    USERS,
    upsert({ users: [{ user: { id: ID } }] }),
    'an entry has a level',
    '/sharing/upsert/users/0 required',
  ],
  [
    USERS,
    upsert({ groups: [group('CAN_VIEW')] }),
    'this call takes users',
    '/sharing/upsert required',
  ],
  [USERS, { sharing: {} }, 'upsert is required', '/sharing required'],
  [USERS, { upsert: { users: [] } }, 'sharing is required', 'required'],
  [GROUPS, upsert({ groups: [group('CAN_EDIT')] }), ACCEPTED],
  [GROUPS, upsert({ groups: times(25, group('CAN_EDIT')) }), ACCEPTED],
  [GROUPS, upsert({ groups: times(26, group('NONE')) }), UPSERT, '/sharing/upsert/groups maxItems'],
  [COLLECTIONS, upsert({ collections: [collection('CAN_VIEW')] }), ACCEPTED],
  [COLLECTIONS, upsert({ collections: times(25, collection('NONE')) }), ACCEPTED],
  [
    COLLECTIONS,
    upsert({ collections: times(26, collection('NONE')) }),
    UPSERT,
    '/sharing/upsert/collections maxItems',
  ],
  [
    COLLECTIONS,
    upsert({ collections: [collection('MEMBER')] }),
    'the level is that of the project, not of the collection',
    '/sharing/upsert/collections/0/access enum',
  ],
  [PUBLIC, { sharing: { publicWeb: 'NONE', workspace: 'APP_ONLY' } }, ACCEPTED],
  [PUBLIC, { sharing: { publicWeb: 'APP_ONLY' } }, ACCEPTED],
  [PUBLIC, { sharing: { publicWeb: 'CAN_VIEW' } }, ACCEPTED],
  [PUBLIC, { sharing: { workspace: 'FULL_ACCESS' } }, ACCEPTED],
  [PUBLIC, { sharing: {} }, ACCEPTED],
  [PUBLIC, { sharing: { publicWeb: 'CAN_EDIT' } }, WEB, '/sharing/publicWeb enum'],
  [PUBLIC, { sharing: { publicWeb: 'FULL_ACCESS' } }, WEB, '/sharing/publicWeb enum'],
  [PUBLIC, { sharing: { workspace: 'EVERYONE' } }, LEVEL, '/sharing/workspace enum'],
  [
    PUBLIC,
    { sharing: { support: 'CAN_VIEW' } },
    'support access is not set here',
    '/sharing additionalProperties',
  ],
];
