import type { Json } from '../support/contract';
import { ACCEPTED, ID, times, type Row } from './row';

const NAME = 'a name has at least one character';
const MEMBERS = 'a list of members has at most 100 entries';
const UPSERT = 'a sharing list has at most 25 entries';
const LEVEL = 'a level is NONE, MEMBER or MANAGER';

const users = (count: number): Json => ({ users: times(count, { id: ID }) });
const access = (level: string): Json => ({ access: level, user: { id: ID } });
const group = (level: string): Json => ({ access: level, group: { id: ID } });
const upsert = (upsert: Json): Json => ({ sharing: { upsert } });

const NEW = 'CreateGroup body';
const EDIT = 'EditGroup body';
const NEW_COLLECTION = 'CreateCollection body';
const EDIT_COLLECTION = 'EditCollection body';

/** Groups and collections. */
export const groups: readonly Row[] = [
  [NEW, { name: 'Finance' }, ACCEPTED],
  [NEW, { name: 'F' }, ACCEPTED],
  [NEW, { name: 'Finance', members: users(100) }, ACCEPTED],
  [NEW, { name: 'Finance', members: users(0) }, ACCEPTED],
  [NEW, { name: '' }, NAME, '/name minLength'],
  [NEW, {}, 'a group has a name', 'required'],
  [NEW, { name: null }, 'a name is never null', '/name type'],
  [NEW, { name: 'Finance', members: users(101) }, MEMBERS, '/members/users maxItems'],
  [
    NEW,
    { name: 'Finance', members: { users: [ID] } },
    'a member is an object',
    '/members/users/0 type',
  ],
  [NEW, { name: 'Finance', id: ID }, 'Hex gives the id', 'additionalProperties'],
  [EDIT, {}, ACCEPTED],
  [EDIT, { name: 'Controlling' }, ACCEPTED],
  [EDIT, { members: { add: users(100), remove: users(100) } }, ACCEPTED],
  [EDIT, { members: { remove: users(1) } }, ACCEPTED],
  [EDIT, { name: '' }, NAME, '/name minLength'],
  [EDIT, { members: { add: users(101) } }, MEMBERS, '/members/add/users maxItems'],
  [EDIT, { members: { remove: users(101) } }, MEMBERS, '/members/remove/users maxItems'],
  [EDIT, { members: users(1) }, 'an edit says add or remove', '/members additionalProperties'],
  [NEW_COLLECTION, { name: 'Sales' }, ACCEPTED],
  [NEW_COLLECTION, { name: 'Sales', description: null }, ACCEPTED],
  [NEW_COLLECTION, { name: 'Sales', sharing: { users: [access('MANAGER')] } }, ACCEPTED],
  [
    NEW_COLLECTION,
    { name: 'Sales', sharing: { workspace: { members: { access: 'MEMBER' } } } },
    ACCEPTED,
  ],
  [NEW_COLLECTION, { name: '' }, NAME, '/name minLength'],
  [NEW_COLLECTION, { description: 'Figures' }, 'a collection has a name', 'required'],
  [
    NEW_COLLECTION,
    { name: 'Sales', sharing: { users: [access('CAN_VIEW')] } },
    LEVEL,
    '/sharing/users/0/access enum',
  ],
  [EDIT_COLLECTION, {}, ACCEPTED],
  [EDIT_COLLECTION, { name: 'Sales', description: 'Figures' }, ACCEPTED],
  [EDIT_COLLECTION, upsert({ users: times(25, access('NONE')) }), ACCEPTED],
  [EDIT_COLLECTION, upsert({ groups: [group('MEMBER')] }), ACCEPTED],
  [EDIT_COLLECTION, { name: '' }, NAME, '/name minLength'],
  [
    EDIT_COLLECTION,
    upsert({ users: times(26, access('NONE')) }),
    UPSERT,
    '/sharing/upsert/users maxItems',
  ],
  [
    EDIT_COLLECTION,
    upsert({ groups: times(26, group('NONE')) }),
    UPSERT,
    '/sharing/upsert/groups maxItems',
  ],
  [
    EDIT_COLLECTION,
    upsert({ workspace: { members: { access: 'EDITOR' } } }),
    LEVEL,
    '/sharing/upsert/workspace/members/access enum',
  ],
  [EDIT_COLLECTION, { sharing: { users: [] } }, 'an edit says upsert', '/sharing required'],
];
