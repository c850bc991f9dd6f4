import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { CONSOLE_MAILBOX, consoleDesk } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

const LINK = 'inline-block min-h-6 text-warn underline'

/**
 * Shown above every page of the demo, so that it is not mistaken for a real shop. It leads to the other side:
 * to the mail that the shop sent, and from an order or a package to the desk where staff process it. The
 * console asks for its own log-in.
 */
export function DemoBanner() {
  const { pathname, search } = useLocation()
  if (!useConfiguration()?.demo) return null
  const desk = consoleDesk(pathname, search)
  return (
    <p className="bg-warn-tint px-4 py-1.5 text-center text-[14px] leading-5 text-warn" role="note">
      {shellText.demo}{' '}
      <a className={LINK} href={CONSOLE_MAILBOX} target="_blank" rel="noreferrer">
        {shellText.demoMailbox}
      </a>
      {desk && (
        <>
          {' · '}
          <a className={LINK} href={desk.to} target="_blank" rel="noreferrer">
            {shellText.demoStaff[desk.of]}
          </a>
        </>
      )}
    </p>
  )
}
