export declare const inRems: (value: string) => string;
interface Declared {
    value: string;
}
/** For PostCSS. Lengths in media queries are those of the screen, and stay. */
export declare const rems: {
    postcssPlugin: string;
    Declaration(declared: Declared): void;
};
export {};
