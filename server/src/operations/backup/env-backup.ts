import type { Source } from '../../platform/env.ts'
import { whole } from '../../platform/settings.ts'

declare module '../../platform/env.ts' {
  interface Env {
    /** How long `npm run backup` may take. */
    backupTimeoutSeconds: number
  }
}

const SIX_HOURS = 21_600
const TIMEOUT = whole('BACKUP_TIMEOUT_SECONDS', SIX_HOURS, [1, 999_999], '')

/** Reads the time limit of backups; adds an invalid value to `faults`. */
export const readBackupTimeout = (source: Source, faults: string[]): number =>
  TIMEOUT.read(source[TIMEOUT.name]?.trim() ?? '', faults) ?? SIX_HOURS
