import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'

/** A browser and a system in words. */
export const deviceName = ({ browser, system }: { browser: string | null; system: string | null }): string =>
  browser && system ? auditText.browserOn(browser, system) : (browser ?? system ?? staffText.unknownDevice)
