/** PDFKit takes a font that was read as well as its bytes; its types do not know. */
declare namespace PDFKit {
  /** A font that was read, which many documents may use beside each other. */
  interface ReadFont {
    layout(text: string): unknown
  }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: ReadFont): this
    }
  }
}

/** What we use of fontkit, which brings no types. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array): PDFKit.ReadFont
}
