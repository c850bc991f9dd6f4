import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { STAFF_PASSWORD_MAX, STAFF_PASSWORD_MIN } from '@longhaul/domain/accounts/password.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { auditCsv } from '../audit/public.ts'
import { deleteTwoFactor, endSessions, clearLoginTries, hashPassword } from '../identity/public.ts'
import { type Act, auditCommand } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { listFailedJobs, runJobAgain } from '../platform/jobs/failed-jobs.ts'
import { makeLink } from './member-link.ts'
import { recomputeFeesOf } from './admin-fees.ts'
import { setUp } from './admin-setup.ts'
import { SEAL_COMMANDS } from './admin-seals.ts'
import type { Command, Terminal } from './admin-terminal.ts'
import { addStaff } from './public.ts'
import { findMemberByEmail, listMembers, updateMember } from './sql.ts'
import { voidLinks } from './sql-links.ts'
import { staffPasswordIssue, takeNewStaffPassword } from './staff-password.ts'

/** The commands of `npm run admin`, for people with access to the server. Each act is audited. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  setup: {
    usage: 'setup',
    help: 'Guides you through what a new shop needs before it can open, and opens it.',
    run: (at) => setUp(at, add),
  },
  add: {
    usage: 'add <e-mail> <name> [roles]',
    help: `Adds a member of staff with a password, as an admin unless roles are given, such as support,buyer.`,
    run: add,
  },
  staff: { usage: 'staff', help: 'Lists the members of staff.', run: list },
  password: {
    usage: 'password <e-mail>',
    help: 'Sets a new password and ends every session.',
    run: password,
  },
  link: {
    usage: 'link <e-mail>',
    help: 'Prints a link for setting a password, valid for three days and one use.',
    run: link,
  },
  'two-step-off': {
    usage: 'two-step-off <e-mail>',
    help: 'Turns off two-step login for someone who lost the app and the codes, and ends every session.',
    run: twoStepOff,
  },
  unblock: {
    usage: 'unblock <e-mail>',
    help: 'Lets a member of staff log in again who was blocked, or who has to wait after failed attempts.',
    run: unblock,
  },
  jobs: { usage: 'jobs', help: 'Lists failed jobs that have not been done since.', run: jobs },
  rerun: {
    usage: 'rerun <job>',
    help: 'Retries a failed job immediately, or every one with "all".',
    run: rerun,
  },
  fees: {
    usage: 'fees <package number> [--apply]',
    help: 'Recalculates the fees of a package at the rate in force when it was quoted, and shows them; --apply saves them if it is not paid yet.',
    run: recomputeFeesOf,
  },
  'export-audit': {
    usage: 'export-audit',
    help: 'Writes the whole audit log as CSV to standard output.',
    run: exportAudit,
  },
  ...SEAL_COMMANDS,
}

/** The commands with their descriptions, one per line. */
export const adminHelp = (): string =>
  [
    'Usage: npm run admin -- <command>',
    '',
    ...Object.values(COMMANDS).flatMap(({ usage, help }) => [`  ${usage}`, `      ${help}`]),
  ].join('\n')

/**
 * Runs one command; throws an error with a sentence for the user if that is impossible. An e-mail address in
 * place of a command adds an admin.
 */
export async function runAdmin(at: Terminal, [name = 'help', ...args]: readonly string[]): Promise<void> {
  if (name === 'help' || name === '--help') return at.say(adminHelp())
  if (isEmail(name)) return await add(at, [name, ...args])
  const command = COMMANDS[name]
  if (!command) throw new Error(`Unknown command: ${name}\n\n${adminHelp()}`)
  await command.run(at, args)
}

async function add(at: Terminal, [email = '', name = 'Admin', roles = 'admin']: string[]): Promise<void> {
  if (!isEmail(email)) throw new Error(`Usage: ${COMMANDS['add']!.usage}`)
  const wanted = roles.split(',')
  const known = ROLES.filter((role) => wanted.includes(role))
  if (known.length !== wanted.length) throw new Error(`Unknown role. The roles are ${ROLES.join(', ')}.`)
  if (await exists(at, email)) throw new Error(`${email} is already a member of staff.`)
  const id = await addStaff(at, {
    email: tidyEmail(email),
    name,
    password: await askPassword(at, tidyEmail(email)),
    roles: known,
    lang: FIRST_LANG,
  })
  await note(at, { action: 'invite_staff', subjectId: id, after: { email, name, roles: known } })
  at.say(`${email} can now log in at /console.`)
}

async function list(at: Terminal): Promise<void> {
  const filter = { words: '', role: undefined, state: undefined, cursor: undefined, size: 10_000 }
  for (const row of await listMembers(at.db, filter, at.clock.now())) {
    const state = row.disabled_at ? 'blocked' : row.has_password ? 'active' : 'invited'
    const twoStep = row.two_factor_at ? 'two-step' : ''
    at.say([row.email, row.name, row.roles.join(','), state, twoStep].join('\t').trimEnd())
  }
}

async function password(at: Terminal, args: string[]): Promise<void> {
  const { id, email } = await memberOf(at, args)
  const passwordHash = await hashPassword(await askPassword(at, email))
  const now = at.clock.now()
  await inTransaction(at.db, async (tx) => {
    await takeNewStaffPassword(tx, id, passwordHash, null, now)
    await auditCommand(tx, { action: 'reset_staff_password', subjectKind: 'staff', subjectId: id }, now)
  })
  await clearLoginTries(at, 'staff', email)
  at.say(`${email} has a new password and is logged out everywhere.`)
}

async function link(at: Terminal, args: string[]): Promise<void> {
  const { id, email, disabled_at } = await memberOf(at, args)
  // A link opens nothing for them, as in the console.
  if (disabled_at) throw new Error(`${email} is blocked. First: npm run admin -- unblock ${email}`)
  const now = at.clock.now()
  const made = await inTransaction(at.db, async (tx) => {
    await voidLinks(tx, id, now)
    await auditCommand(tx, { action: 'link_staff', subjectKind: 'staff', subjectId: id }, now)
    return await makeLink(tx, id, now)
  })
  at.say(made)
}

async function twoStepOff(at: Terminal, args: string[]): Promise<void> {
  const { id, email } = await memberOf(at, args)
  const now = at.clock.now()
  await inTransaction(at.db, async (tx) => {
    const person = { kind: 'staff', id } as const
    if (!(await deleteTwoFactor(tx, person))) throw new Error(`${email} has no two-step login.`)
    await endSessions(tx, person, null, now)
    await auditCommand(tx, { action: 'reset_staff_two_factor', subjectKind: 'staff', subjectId: id }, now)
  })
  at.say(`${email} now logs in with the password alone, and can set up two-step login again.`)
}

async function unblock(at: Terminal, args: string[]): Promise<void> {
  const { id, email, disabled_at } = await memberOf(at, args)
  await clearLoginTries(at, 'staff', email)
  if (disabled_at) await inTransaction(at.db, (tx) => updateMember(tx, id, { disabled_at: null }))
  await note(at, { action: 'unblock_staff', subjectId: id })
  if (disabled_at) at.say(`${email} can log in again.`)
  else at.say(`${email} was not blocked. Failed attempts are forgotten, so nobody has to wait.`)
}

async function jobs(at: Terminal): Promise<void> {
  const failed = await listFailedJobs(at.db)
  if (failed.length === 0) return at.say('There are no failed jobs.')
  for (const job of failed)
    at.say([job.id, job.name, `${job.attempts} attempts`, job.last_error.split('\n')[0]].join('\t'))
}

async function rerun(at: Terminal, [wanted = '']: string[]): Promise<void> {
  if (!/^(\d{1,18}|all)$/.test(wanted)) throw new Error(`Usage: ${COMMANDS['rerun']!.usage}`)
  const ids = wanted === 'all' ? (await listFailedJobs(at.db)).map(({ id }) => id) : [wanted]
  for (const id of ids) {
    if (!(await runJobAgain(at.db, id, at.clock.now())))
      throw new Error(`There is no waiting job ${id}, or it is running.`)
    await note(at, { action: 'run_job_again', subjectKind: 'job', subjectId: id })
  }
  at.say(
    `${ids.length} ${ids.length === 1 ? 'job' : 'jobs'} will be retried as soon as the server is running.`,
  )
}

async function exportAudit(at: Terminal): Promise<void> {
  for await (const part of auditCsv(at.db, {}, FIRST_LANG)) at.write(part)
  await note(at, { action: 'export_audit', subjectKind: 'audit', subjectId: '' })
}

const exists = async (at: Terminal, email: string): Promise<boolean> =>
  (await findMemberByEmail(at.db, email)) !== undefined

async function memberOf(at: Terminal, [email = '']: string[]) {
  const member = await findMemberByEmail(at.db, email)
  if (!member)
    throw new Error(
      email ? `There is no member of staff with the address ${email}.` : 'The email address is missing.',
    )
  return member
}

async function askPassword(at: Terminal, email: string): Promise<string> {
  const typed = await at.askPassword()
  const issue = staffPasswordIssue(typed, email)
  if (issue) throw new Error(PASSWORD_ISSUES[issue])
  return typed
}

const PASSWORD_ISSUES = {
  staff_password: `A staff password must have at least ${STAFF_PASSWORD_MIN} characters.`,
  too_long: `A staff password must have at most ${STAFF_PASSWORD_MAX} characters.`,
  common_password: 'A staff password must not be the e-mail address or a single repeated character.',
} as const

const note = (at: Terminal, act: Omit<Act, 'subjectKind'> & { subjectKind?: string }): Promise<void> =>
  inTransaction(at.db, (tx) => auditCommand(tx, { subjectKind: 'staff', ...act }, at.clock.now()))
