/** The state of Seventeen as the kernel's schema declares it. */
import { type Core, type Table, type TreeOf } from '@emberhall/kernel';
export declare const STATE: {
    turn: import("@emberhall/kernel").Field<number>;
    energy: import("@emberhall/kernel").Field<number[]>;
    points: import("@emberhall/kernel").Field<number[]>;
    owners: import("@emberhall/kernel").Field<number[]>;
    units: import("@emberhall/kernel").Field<number[]>;
};
export type State = TreeOf<typeof STATE> & Core;
type Options = Record<string, never>;
export type T = Table<State, Options>;
export declare const ZONES: {
    readonly deck: {
        readonly see: 'none';
        readonly per: 'seat';
    };
    readonly hand: {
        readonly see: 'owner';
        readonly per: 'seat';
    };
    readonly discard: {
        readonly see: 'all';
        readonly per: 'seat';
    };
    readonly tableau: {
        readonly see: 'all';
        readonly per: 'seat';
        readonly active: true;
    };
};
export declare const Z: Readonly<Record<keyof typeof ZONES, number>>;
export {};
