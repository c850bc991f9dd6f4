import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { to } from '../links.ts'

/** Replaces a screen that failed. Uses nothing that might have to be loaded, because the network may be down. */
export function Stopped({ outdated }: { outdated: boolean }) {
  const words: Words = outdated ? shellText.updateNeeded : shellText.failed
  return (
    <div className="wrap pt-8 pb-14 state" role="alert">
      <h1 className="state-title">{words.title}</h1>
      <p className="state-words">{words.text}</p>
      <p className="state-action">
        <button type="button" {...buttonLook('primary')} onClick={() => location.reload()}>
          <span className="btn-face">{words.reload}</span>
        </button>
        {words.home && (
          <a href={to.home()} {...buttonLook()}>
            <span className="btn-face">{words.home}</span>
          </a>
        )}
      </p>
    </div>
  )
}

type Words = { title: string; text: string; reload: string; home?: string }
