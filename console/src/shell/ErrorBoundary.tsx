import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Component, type ReactNode } from 'react'
import { ChunkError } from '../shared/chunk-reload.ts'

/** Holds a fault of a screen inside the screen: the queues stay. Another page, or Reload, is the way out. */
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
    const words = this.state.error instanceof ChunkError ? shellText.updateNeeded : shellText.failed
    return (
      <div role="alert">
        <h1 className="sr-only">{words.title}</h1>
        <EmptyState
          picture={<CraneStopped />}
          title={words.title}
          action={
            <Button type="primary" onClick={() => location.reload()}>
              {words.reload}
            </Button>
          }
        >
          {words.text}
        </EmptyState>
      </div>
    )
  }
}
