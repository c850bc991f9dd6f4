/*
 * Our decisions about form, as tables that `tidy.test.ts` enforces. A rule that no tool checks is only a
 * wish.
 */

/** The maximum length of a file before it must be reviewed, by kind; the first match applies. */
export const LIMITS: readonly { files: RegExp; lines: number }[] = [
  { files: /\.(test|test-support)\.tsx?$|\/test\/|^e2e\/|^bench\/|^tools\//, lines: 600 },
  { files: /tables\.ts$/, lines: 3_200 },
  { files: /\/client-types\.ts$/, lines: 17_500 },
  { files: /^text\//, lines: 600 },
  { files: /^domain\//, lines: 260 },
  { files: /^server\/migrations\//, lines: 400 },
  { files: /\/sql(-[a-z-]+)?\.ts$/, lines: 400 },
  { files: /^contract\//, lines: 420 },
  { files: /^server\/src\/(platform|postgres|demo|site\/seed)\//, lines: 300 },
  { files: /^server\/src\//, lines: 220 },
  { files: /\.css$/, lines: 500 },
  { files: /./, lines: 400 },
]

/** Today's exceptions. The numbers may fall, never rise; a new one needs a reason in a decision record. */
export const EXCEPTIONS: Readonly<Record<string, number>> = {}

/** Meaningless names. */
export const FORBIDDEN_NAMES = /^(utils?|helpers?|common|lib|misc|managers?|services?|types)(\.|$)/

/** What must not be written, where, and what to write instead. */
export const BANNED: readonly {
  what: string
  pattern: RegExp
  files: RegExp
  except?: RegExp
  instead: string
}[] = [
  {
    what: 'clock in rules and actions',
    pattern: /\bDate\.now\(\)|\bnew Date\(\)/,
    files: /^(domain|contract|server)\/src\//,
    except: /platform\/clock\.ts$|\.test\.ts$/,
    instead: 'time is an argument; platform/clock.ts alone asks the machine',
  },
  {
    what: 'chance in rules',
    pattern: /\bMath\.random\(/,
    files: /^(domain|contract|server)\/src\//,
    instead: 'node:crypto or crypto.randomUUID',
  },
  {
    what: 'timer by hand in the server',
    pattern: /\bset(Timeout|Interval)\(|node:timers/,
    files: /^server\/src\//,
    except:
      /(platform\/(backoff|progress|start-lock|database\/(bounded-client|unreadable)|http\/event-stream)|postgres\/(postgres|postgres-leftovers))\.ts$|files\/decode-bitmap\.ts$|goods\/(copy-pictures|providers\/ask-providers)\.ts$|\/(main|end-process)\.ts$|\.test\.ts$/,
    instead: 'platform/backoff.ts: every retry has a ceiling and chance in its waits, every repetition ends',
  },
  {
    what: 'folder made by Node’s own recursion, which never ends in some places',
    pattern: /\bmkdir\(.*recursive/,
    files: /^server\/src\//,
    except: /\.test(-support)?\.ts$/,
    instead: 'makeFolder of platform/make-folder.ts',
  },
  {
    what: 'connection to the database that no one watches',
    pattern: /^(?!\s*(\*|\/\*|\/\/)).*\bnew (pg\.)?(Client|Pool)\(/,
    files: /^server\/src\//,
    except: /(platform\/database\/db|postgres\/(postgres|postgres-test-child))\.ts$|\.test\.ts$/,
    instead: 'createPool or createClient of platform/database/db.ts, which have limits',
  },
  {
    // `pool.end()` resolves before PostgreSQL has closed its sessions: a session that dies afterwards is an
    // error of the pool, which ends the process if there is no listener.
    what: 'pool whose broken connections end the process',
    pattern: /\bnew (pg\.)?Pool\(/,
    files: /^(server|e2e|tools)\/.*\.test(-support)?\.ts$/,
    // It listens to both, with a simulated network in between.
    except: /platform\/database\/silent-database\.test\.ts$/,
    instead: 'createPool of platform/database/db.ts, which listens',
  },
  {
    what: 'child process that no one watches',
    pattern: /from 'node:child_process'/,
    files: /^server\/src\//,
    except: /server\/src\/postgres\/[a-z-]*\.ts$|\.test\.ts$/,
    instead:
      'postgres/postgres-run.ts for a command with a limit; what stays is watched as in postgres/postgres-keep.ts',
  },
  {
    what: 'row lock that makes foreign keys wait',
    pattern: /\.forUpdate\(|\bfor update\b(?! of job\b)/,
    files: /^server\/src\//,
    // The row is deleted next, so the stronger lock is taken immediately.
    except: /platform\/database\/delete-old\.ts$|\.test\.ts$/,
    instead: '.forNoKeyUpdate(): inserting a child row is then never part of a deadlock (decision 0035)',
  },
  {
    what: 'environment outside the start',
    pattern: /\bprocess\.env\b/,
    files: /^server\/src\//,
    except:
      /(^server\/src\/(main|books|admin|quotes|backup|restore|move-files|migrate|rules|end-process)\.ts|server\/src\/postgres\/[a-z-]*\.ts|\.test\.ts)$/,
    instead: 'readEnv in platform/env.ts, once, in main.ts',
  },
  {
    what: 'SQL outside of a sql file',
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/,
    files: /^server\/src\/.*\.ts$/,
    except: /\/sql(-[a-z-]+)?\.ts$|^server\/src\/(platform|postgres|site\/seed)\/|\.test(-support)?\.ts$/,
    instead: 'sql.ts or sql-….ts of the feature',
  },
  {
    what: 'request past the client',
    pattern: /\bfetch\(/,
    files: /^(browser|storefront|console)\/src\//,
    except: /\/read-events\.ts$|\/calls\/(client|early)\.ts$|\.test\.tsx?$|\/testing\.tsx?$/,
    instead: 'useCall and useSend of browser/, or its call',
  },
  {
    what: 'path by hand',
    pattern: /^(?!\s*(\*|\/\*|\/\/)).*["'`]\/(mine|user|payment)\//,
    files: /^storefront\/src\//,
    except: /\/(routes\.tsx|links\.ts|Header\.tsx)$|\.test\.tsx?$/,
    instead: 'links.ts',
  },
  {
    what: 'Chinese outside text',
    pattern: /^(?!\s*(\*|\/\*|\/\/)).*\p{Script=Han}/u,
    files: /^(browser|storefront|console|ui|contract)\/src\/.*\.tsx?$/,
    except: /\.test(-support)?\.tsx?$|ui\/src\/[kK]it/,
    instead: 'a catalogue in text/',
  },
  {
    what: 'inline style',
    pattern: /\bstyle=\{/,
    files: /^(browser|storefront|console|ui)\/src\/.*\.tsx$/,
    instead: 'a class or a data attribute: the policy forbids inline styles',
  },
  {
    what: 'raw HTML',
    pattern: /dangerouslySetInnerHTML/,
    files: /\.tsx$/,
    except: /storefront\/src\/help\/|storefront\/src\/shared\/Html\.tsx$|console\/src\/shared\/Html\.tsx$/,
    instead: 'the one component for sanitised articles',
  },
  {
    what: 'escape from the types',
    pattern: /:\s*any\b|\bas any\b|as unknown as|@ts-ignore|@ts-nocheck/,
    files: /\.(ts|tsx)$/,
    except: /^tools\/tidy-rules\.ts$/,
    instead: 'the type that it is',
  },
  {
    what: 'comment beyond 110 columns',
    pattern: /^(?=\s*(?:\/\/|\/\*|\*))(?!.*oxlint[-]disable).{111,}$/,
    files: /\.(ts|tsx|mjs)$/,
    instead: 'wrapped lines',
  },
  {
    what: 'left-over',
    pattern: /\b(TODO|FIXME|XXX)\b/,
    files: /\.(ts|tsx|css|sql|mjs)$/,
    except: /^tools\/tidy-rules\.ts$|domain\/src\/warehouse\/couriers\.ts$/,
    instead: 'do it, or an issue',
  },
  {
    what: 'focused or forgotten test',
    pattern: /\b(test|describe|it)\.(only|todo)\b/,
    files: /\.test\.tsx?$/,
    instead: 'run it',
  },
  {
    what: 'waiting by the clock in a test',
    pattern: /waitForTimeout|setTimeout\(\s*(resolve|r|done)\b/,
    files: /\.test\.tsx?$/,
    instead: 'wait for the thing itself',
  },
  {
    what: 'short time limit in a test',
    pattern: /\btimeout: (\d{1,4}|\d_\d{3})\b|performance\.now\(\) - \w+.*toBeLessThan\(\d/,
    files: /\.test\.tsx?$|^e2e\/src\//,
    instead: 'as long as a busy machine takes: 20 s; cpu-time.test-support.ts for what must be quick',
  },
]
