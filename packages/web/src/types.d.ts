declare module 'virtual:icons' {
  export const glyphs: Readonly<Record<string, { readonly size: number; readonly body: string }>>
  export const iconAuthors: readonly string[]
}
declare module 'virtual:pwa-register' {
  export function registerSW(options?: { readonly immediate?: boolean }): (reload?: boolean) => Promise<void>
}
