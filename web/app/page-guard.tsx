import { Component, type ReactNode } from 'react'
import type { ServerRenderedPage } from './server-rendered-page.ts'

export interface PageGuardProps {
  readonly standing: ServerRenderedPage
  /** Called after React has removed the page. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

interface State {
  readonly standing: ServerRenderedPage
  readonly failed: boolean
}

/** The error boundary of the whole page. React removes a page whose script fails, so the markup is saved before that. */
export class PageGuard extends Component<PageGuardProps, State> {
  override state: State = { standing: this.props.standing, failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  /** Called before React changes the page. */
  static getDerivedStateFromProps(_: PageGuardProps, { standing, failed }: State): null {
    if (failed) standing.copy()
    return null
  }

  override componentDidCatch(): void {
    this.props.onFailed()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
