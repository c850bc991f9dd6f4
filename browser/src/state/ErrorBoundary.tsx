import { Component, type ComponentType, type ReactNode } from 'react'
import { ChunkError } from '../chunk/chunk-reload.ts'

type Props = {
  page: string
  /**
   * Shown instead of the screen, with a Reload button. `outdated`: the page's chunk is gone because the site
   * was updated.
   */
  Stopped: ComponentType<{ outdated: boolean }>
  children: ReactNode
}

/**
 * Confines an error to its screen; everything around it stays. Opening another page or reloading recovers.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidUpdate(before: { page: string }): void {
    if (before.page === this.props.page || !this.state.error) return
    // oxlint-disable-next-line react/no-did-update-set-state -- a new page is a new attempt, and only here is the previous page known
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { Stopped, children } = this.props
    return this.state.error ? <Stopped outdated={this.state.error instanceof ChunkError} /> : children
  }
}
