import { Component, type ReactNode, Suspense } from 'react'

type OptionalProps = { children: ReactNode }

/** Shows what its page can do without once it is loaded; if it cannot be fetched, the page stays as it is. */
export class Optional extends Component<OptionalProps, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError = () => ({ isMissing: true })

  override render(): ReactNode {
    return this.state.isMissing ? null : <Suspense>{this.props.children}</Suspense>
  }
}
