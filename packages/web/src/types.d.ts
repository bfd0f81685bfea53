declare module 'virtual:icons' {
  export const glyphs: Readonly<Record<string, { readonly size: number; readonly body: string }>>
  export const iconCredits: readonly {
    readonly name: string
    readonly author: string
    readonly url: string
    readonly licence: string
    readonly licenceUrl: string
  }[]
}
declare module 'virtual:pwa-register' {
  export function registerSW(options?: { readonly immediate?: boolean }): (reload?: boolean) => Promise<void>
}
