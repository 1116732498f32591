import { Component, type ReactNode } from 'react'

export interface EnhancementProps {
  readonly children: ReactNode
}

/**
 * Around what a page can do without: a flyout, suggestions, a banner. When its script fails, it is not shown, and nothing else is lost.
 * The fault itself is reported by the root.
 */
export class Enhancement extends Component<EnhancementProps, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
