import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_CHANGE, lockIssues } from './migration-locks.ts'
import { ROOT } from './source-files.ts'

const FOLDER = join(ROOT, 'server/migrations')

test('no migration blocks the previous version, or says why it has to', () => {
  const files = readdirSync(FOLDER).filter((name) => Number(name.slice(0, 4)) >= FIRST_CHANGE)
  const faults = files.flatMap((name) =>
    lockIssues(readFileSync(join(FOLDER, name), 'utf8')).map(({ line, what }) => `${name}:${line} ${what}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['create index mails_cause on mails (cause);', 1],
  ['-- lock: a table of some hundred rows\ncreate index mails_cause on mails (cause);', 0],
  ['create table parts (id uuid primary key);\ncreate index parts_id on parts (id);', 0],
  ['alter table mails add column cause text;', 0],
  ['alter table mails add column cause text not null;', 1],
  ["alter table mails add column cause text not null default '';", 0],
  ["alter table mails add column cause text check (cause <> '');", 1],
  ['alter table mails add column token uuid default gen_random_uuid();', 1],
  ["alter table mails add constraint a_cause check (cause <> '');", 1],
  ["alter table mails add constraint a_cause check (cause <> '') not valid;", 0],
  ['alter table mails validate constraint a_cause;', 0],
  ['alter table mails alter column attempts type bigint;', 1],
  ['alter table mails alter column cause set not null;', 1],
  ['alter table mails drop column cause;', 1],
  ['-- removes: nothing asked for it since the release before\nalter table mails drop column cause;', 0],
  ["update mails set cause = '';", 1],
  ["update mails set cause = '' where id = 'x';", 0],
  [
    'create function f() returns trigger language plpgsql as $$ begin update mails set cause = null; end $$;',
    0,
  ],
  ['-- drop table mails;\nselect 1;', 0],
])('%s', (sql, count) => {
  expect(lockIssues(sql)).toHaveLength(count)
})
