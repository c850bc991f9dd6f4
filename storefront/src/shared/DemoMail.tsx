import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Rich } from '@longhaul/ui/rich/Rich.tsx'
import { CONSOLE_MAILBOX } from '../links.ts'
import { useConfiguration } from './use-configuration.ts'

/**
 * In the demo, where no mail is delivered, says where the one just announced can be read; nothing in a real
 * shop.
 */
export function DemoMail() {
  if (!useConfiguration()?.demo) return null
  return (
    <p className="rounded-control bg-warn-tint px-3 py-2 text-sm">
      <Rich
        text={shellText.demoMail}
        render={(text) => (
          <a href={CONSOLE_MAILBOX} target="_blank" rel="noreferrer">
            {text}
          </a>
        )}
      />
    </p>
  )
}
