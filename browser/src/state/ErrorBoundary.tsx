import { Component, type ComponentType, type ReactNode } from 'react'
import { ChunkError } from '../chunk/chunk-reload.ts'

type Props = {
  page: string
  /** What is shown instead of the screen: it offers Reload. `outdated`: the page's chunk is gone, the site was updated. */
  Stopped: ComponentType<{ outdated: boolean }>
  children: ReactNode
}

/** Catches an error of a screen inside the screen: what is around it stays. Another page, or Reload, is the way out. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidUpdate(before: { page: string }): void {
    if (before.page === this.props.page || !this.state.error) return
    // oxlint-disable-next-line react/no-did-update-set-state -- another page is another try, and only here is known which one was before
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { Stopped, children } = this.props
    return this.state.error ? <Stopped outdated={this.state.error instanceof ChunkError} /> : children
  }
}
