import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { type ReactNode, useEffect } from 'react'
import { LanguageMenu } from './LanguageMenu.tsx'

/** Layout of the pages shown before login: logo, language menu, and the content below. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  useEffect(() => {
    document.title = shellText.titleOf(title)
  }, [title])
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh w-[min(400px,100%-2*var(--gutter))] content-start gap-5 pt-[clamp(32px,14dvh,140px)] pb-10"
    >
      <div className="flex items-center justify-between">
        <Logo src={site?.WEBSITE_LOGO_PATH} name={`${site?.WEBSITE_NAME ?? 'Longhaul'} ${shellText.name}`} />
        <LanguageMenu />
      </div>
      {children}
    </main>
  )
}
