import { errorPageText } from '@longhaul/text/browser/error-page.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { to } from '../links.ts'

/*
 * What replaces parts of the shop that failed. Uses nothing that might have to be loaded, because the network
 * may be down or the file gone. `outdated`: a file of the page could not be loaded, usually because the site
 * was updated.
 */

/** Replaces a screen: the error page (docs/rules/storefront.md), or a word about the update. */
export function Stopped({ outdated }: { outdated: boolean }) {
  return (
    <div className="wrap pt-8 pb-14 state" role="alert">
      {!outdated && <p className="code">500</p>}
      <h1 className="state-title">{titleOf(outdated)}</h1>
      <p className="state-words">{wordsOf(outdated)}</p>
      <p className="state-action">
        <Reload />
        {!outdated && (
          <a href={to.home()} {...buttonLook()}>
            <span className="btn-face">{errorPageText.home}</span>
          </a>
        )}
      </p>
    </div>
  )
}

/** Replaces a part of the frame: the page stays, and a bar at the bottom of the window says what to do. */
export function StoppedBar({ outdated }: { outdated: boolean }) {
  return (
    <p className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface p-4 text-center" role="alert">
      <b>{titleOf(outdated)}</b> {wordsOf(outdated)} <Reload />
    </p>
  )
}

/** Replaces everything if the error page itself fails (docs/rules/storefront.md). */
export const StoppedAgain = () => (
  <>
    <h1>{errorPageText.errorPageFailed}</h1>
    <a href={to.home()}>{errorPageText.home}</a>
  </>
)

const Reload = () => (
  <button type="button" {...buttonLook('primary')} onClick={() => location.reload()}>
    <span className="btn-face">{shellText.reload}</span>
  </button>
)

const titleOf = (outdated: boolean): string =>
  outdated ? shellText.updateNeeded.title : errorPageText.unknownMiddleware

const wordsOf = (outdated: boolean): string =>
  outdated ? shellText.updateNeeded.text : errorPageText.tryAgain
