import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { staffText } from '@longhaul/text/console/staff/staff.ts'

/** Readable name of a device: browser and operating system. */
export const deviceName = ({ browser, system }: { browser: string | null; system: string | null }): string =>
  browser && system ? auditText.browserOn(browser, system) : (browser ?? system ?? staffText.unknownDevice)
