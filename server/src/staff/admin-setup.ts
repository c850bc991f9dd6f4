import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { CALENDAR_IDS, calendarOf } from '@longhaul/domain/orders/calendars.ts'
import { type SetupStep, missingSteps, whyNotOpen } from '@longhaul/domain/setup/readiness.ts'
import { text as words } from '@longhaul/text/console/setup/setup.en.ts'
import { auditCommand } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { readOpeningUncached, writeOpening } from '../platform/opening.ts'
import { readSteps } from '../setup/public.ts'
import { addWarehouseByCommand } from '../shipping/public.ts'
import { saveWorkingDays, setByCommand } from '../site/public.ts'
import type { Terminal } from './admin-terminal.ts'
import { listMembers } from './sql.ts'

/** The command that adds the first admin. */
type AddAdmin = (at: Terminal, args: string[]) => Promise<void>

/**
 * Guides a person at the terminal through the set-up of a new shop. Asks for values that can be typed until
 * they are valid; an empty answer postpones the step. For the other steps, names the page on which they are
 * done. At the end the shop can be opened.
 */
export async function setUp(at: Terminal, addAdmin: AddAdmin): Promise<void> {
  if ((await readOpeningUncached(at.db)).isDemo) throw new Error(words.opening.demo)
  await sayState(at)
  for (const step of missingSteps(await stepsOf(at))) {
    at.say(`\n${words.steps[step].name}\n  ${words.steps[step].why}`)
    if (step === 'staff') await firstAdmin(at, addAdmin)
    else await askFor(at, step)
  }
  at.say('')
  await sayState(at)
  await offerToOpen(at)
}

const stepsOf = (at: Terminal) => readSteps({ db: at.db, now: at.clock.now(), world: at })

async function sayState(at: Terminal): Promise<void> {
  for (const { id, done, found } of await stepsOf(at)) {
    const state = done ? 'done   ' : 'missing'
    at.say(`  ${state}  ${words.steps[id].name}${found.length > 0 ? ` (${found.join(', ')})` : ''}`)
  }
}

async function firstAdmin(at: Terminal, addAdmin: AddAdmin): Promise<void> {
  const filter = { words: '', role: undefined, state: undefined, cursor: undefined, size: 1 }
  if ((await listMembers(at.db, filter, at.clock.now())).length === 0) {
    const email = await at.ask('  E-mail address of the first admin: ')
    if (email !== '') await addAdmin(at, [email, (await at.ask('  Name: ')) || 'Admin'])
  }
  at.say(`  Log in at ${publicUrl('/console')} and set up two-step login there.`)
}

/** Asks until the answer is valid or empty. */
async function askFor(at: Terminal, step: SetupStep): Promise<void> {
  const ask = ASKED[step]
  if (!ask)
    return at.say(`  ${words.steps[step].link || words.steps[step].name}: ${publicUrl('/console/setup')}`)
  for (;;) {
    try {
      return await ask(at)
    } catch (error) {
      at.say(`  ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

const ASKED: Partial<Record<SetupStep, (at: Terminal) => Promise<void>>> = {
  name: (at) => setInEachLanguage(at, 'websiteName', 'Name of the shop'),
  async contact(at) {
    const contactEmail = await at.ask('  E-mail address for shoppers: ')
    if (contactEmail === '') return
    await set(at, { contactEmail })
    await setInEachLanguage(at, 'contactHours', 'Hours when you answer')
  },
  async warehouse(at) {
    const id = await at.ask('  Code of the warehouse, such as GZ1: ')
    if (id === '') return
    const asked: Record<string, string> = { id }
    for (const [name, question] of WAREHOUSE) asked[name] = await at.ask(`  ${question}: `)
    await inTransaction(at.db, (tx) => addWarehouseByCommand(tx, asked, at.clock.now()))
  },
  async way_to_pay(at) {
    const account = await at.ask(
      '  Bank account, with semicolons between its lines (leave empty to do it later): ',
    )
    if (account !== '') await set(at, { remittanceBank: account.split(/\s*;\s*/).join('\n') })
  },
  async working_days(at) {
    const known = CALENDAR_IDS.join(', ')
    const chosen = await at.ask(`  Public holidays to start with, from one of these places (${known}): `)
    if (chosen === '') return
    const id = CALENDAR_IDS.find((each) => each.toLowerCase() === chosen.toLowerCase())
    if (!id) throw new Error(`Must be one of ${known}.`)
    const calendar = calendarOf(id)
    const now = at.clock.now()
    await inTransaction(at.db, async (tx) => {
      await saveWorkingDays(tx, calendar, { staffId: null, now })
      await auditCommand(
        tx,
        { action: 'change_working_days', subjectKind: 'setup', subjectId: 'working_days', after: calendar },
        now,
      )
    })
  },
}

const WAREHOUSE = [
  ...LANGS.map((lang) => [`name_${lang}`, `City in ${LANGUAGES[lang].name}`] as const),
  ['address_latin', 'Address in Latin letters'],
  ['address_chinese', 'Address in Chinese'],
  ['receiver', 'Receiver'],
  ['phone', 'Telephone'],
  ['postcode', 'Postcode (may be empty)'],
] as const

async function setInEachLanguage(
  at: Terminal,
  name: 'websiteName' | 'contactHours',
  question: string,
): Promise<void> {
  for (const lang of LANGS) {
    const typed = await at.ask(`  ${question} in ${LANGUAGES[lang].name}: `)
    if (typed !== '') await set(at, { [settingIn(name, lang)]: typed })
  }
}

const set = (at: Terminal, values: Readonly<Record<string, string>>): Promise<void> =>
  inTransaction(at.db, (tx) => setByCommand(tx, values, at.clock.now()))

/** Opens the shop if nothing is missing and the person agrees. */
async function offerToOpen(at: Terminal): Promise<void> {
  const steps = await stepsOf(at)
  const missing = missingSteps(steps)
  if (missing.length > 0)
    return at.say(`\n${words.opening.notYet(missing.length)}: ${publicUrl('/console/setup')}`)
  if (whyNotOpen(await readOpeningUncached(at.db), steps) !== null) return at.say('\nThe shop is open.')
  if ((await at.ask(`\n${words.opening.openAsk} (yes/no) `)) !== 'yes') return
  const now = at.clock.now()
  await inTransaction(at.db, async (tx) => {
    await writeOpening(tx, { staffId: null, now })
    await auditCommand(tx, { action: 'open_shop', subjectKind: 'setup', subjectId: '' }, now)
  })
  at.say(words.opening.opened)
}
