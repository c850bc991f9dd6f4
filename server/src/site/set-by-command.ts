import { SETTING_NAMES, type SettingName, whyNotSetting } from '@longhaul/domain/configuration/settings.ts'
import { auditCommand } from '../platform/audit.ts'
import type { Tx } from '../platform/database/db.ts'
import { readSettingsForEditor } from './settings.ts'
import { lockSettings, saveSetting } from './sql-settings.ts'

/**
 * Changes settings from the command line, by the same rules as the console. Throws an error that names the
 * invalid setting.
 */
export async function setByCommand(
  tx: Tx,
  values: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  await lockSettings(tx)
  const before = await readSettingsForEditor(tx)
  const after = { ...before, ...values }
  for (const name of Object.keys(values).filter(isSetting)) {
    const problem = whyNotSetting(name, after[name], after)
    if (problem) throw new Error(`${name}: this cannot be used (${problem.rule}).`)
    await saveSetting(tx, { name, value: after[name], staffId: null, now })
    const act = { action: 'change_setting', subjectKind: 'setting', subjectId: name }
    await auditCommand(tx, { ...act, before: before[name], after: after[name] }, now)
  }
}

const isSetting = (name: string): name is SettingName => SETTING_NAMES.some((known) => known === name)
