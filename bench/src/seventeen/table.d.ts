/** What the rules of Seventeen do all the time: dice, energy, cards, units. */
import { type Option, type Rule, type Seat } from '@emberhall/kernel';
import { type T } from './state.ts';
export declare const Q: {
    readonly action: import("@emberhall/kernel").QuestionDef;
    readonly handLimit: import("@emberhall/kernel").QuestionDef;
    readonly react: import("@emberhall/kernel").QuestionDef;
    readonly howMany: import("@emberhall/kernel").QuestionDef;
    readonly defend: import("@emberhall/kernel").QuestionDef;
    readonly press: import("@emberhall/kernel").QuestionDef;
    readonly dice: import("@emberhall/kernel").QuestionDef;
    readonly discard: import("@emberhall/kernel").QuestionDef;
    readonly reinforce: import("@emberhall/kernel").QuestionDef;
    readonly tax: import("@emberhall/kernel").QuestionDef;
    readonly bomb: import("@emberhall/kernel").QuestionDef;
    readonly scout: import("@emberhall/kernel").QuestionDef;
    readonly steal: import("@emberhall/kernel").QuestionDef;
    readonly chain: import("@emberhall/kernel").QuestionDef;
    readonly marchFrom: import("@emberhall/kernel").QuestionDef;
    readonly marchTo: import("@emberhall/kernel").QuestionDef;
    readonly choice: import("@emberhall/kernel").QuestionDef;
};
export declare function roll(t: T, seat: Seat, n: number): Rule<number[]>;
/** How many of the dice show at least this. */
export declare function hits(faces: readonly number[], least: number): number;
export declare function gain(t: T, seat: Seat, n: number): void;
export declare function draw(t: T, seat: Seat, n: number): void;
export declare function restock(t: T, seat: Seat): void;
export declare function offerHand(t: T, seat: Seat, verb: number): void;
export declare function discard(t: T, seat: Seat, chosen: Option): void;
export declare function setSite(t: T, site: number, owner: Seat, n: number): void;
export declare function place(t: T, seat: Seat, site: number, n: number): void;
