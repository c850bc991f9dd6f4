import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Component, type ReactNode } from 'react'
import { to } from '../links.ts'
import { ChunkError } from '../shared/chunk-reload.ts'

/** Holds a fault of a screen inside the screen: header and footer stay. Another page, or Reload, is the way out. */
export class ErrorBoundary extends Component<{ page: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidUpdate(before: { page: string }): void {
    if (before.page !== this.props.page && this.state.error) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return (
      <Stopped words={this.state.error instanceof ChunkError ? shellText.updateNeeded : shellText.failed} />
    )
  }
}

/** Drawn with nothing that might have to be loaded: the network may be what is missing. */
function Stopped({ words }: { words: { title: string; text: string; reload: string; home?: string } }) {
  return (
    <div className="wrap page state" role="alert">
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
