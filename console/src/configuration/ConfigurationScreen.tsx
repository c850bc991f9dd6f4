import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { SETTING_GROUPS, type SettingGroup } from '@longhaul/domain/configuration/settings.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { LogoCard } from './LogoCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const words = configurationText

/** The settings, group by group. */
export default function ConfigurationScreen() {
  const [asked, setGroup] = useSearchParam('group')
  const group: SettingGroup = SETTING_GROUPS.find((settingGroup) => settingGroup === asked) ?? 'site'
  const settings = useCall('GET /staff/settings', undefined, { staleMs: 0 })
  return (
    <Page title={shellText.sections.configuration} lead={words.lead}>
      <Tabs
        label={shellText.sections.configuration}
        tabs={SETTING_GROUPS.map((id) => ({ id, label: words.groups[id] }))}
        current={group}
        onChange={setGroup}
      >
        <Loaded of={settings} skeleton={<Skeleton kind="card" count={2} />}>
          {(known) => (
            <div className="grid max-w-[46rem] content-start gap-5">
              {group === 'brand' && <LogoCard url={known.logo_url} />}
              <Card title={group === 'brand' ? words.colours : words.groups[group]}>
                <SettingsForm key={group} group={group} known={known} onKnown={settings.refetch} />
              </Card>
              {group === 'site' && (
                <p>
                  <Link to={`${to.content()}?kind=footer`}>{words.footer}</Link>
                </p>
              )}
            </div>
          )}
        </Loaded>
      </Tabs>
    </Page>
  )
}
