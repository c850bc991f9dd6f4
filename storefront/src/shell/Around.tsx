import { FloatingBar } from './FloatingBar.tsx'
import { Footer } from './Footer.tsx'
import { SearchBanner } from './SearchBanner.tsx'

/** What stands around a page of the default layout, after its content. */
export function Around() {
  return (
    <>
      <Footer />
      <FloatingBar />
      <SearchBanner />
    </>
  )
}
