/**
 * Seventeen without an engine: the same state as plain data, the small moves on it, and the lists of what may be
 * chosen. The inlined twin and the resumable form are both written on this.
 */
import { type Option } from '@emberhall/kernel';
export interface Plain {
    turn: number;
    over: boolean;
    energy: number[];
    points: number[];
    owners: number[];
    units: number[];
    zones: number[][];
    faces: number[];
    where: number[];
    /** The state of chance, as the kernel's generator keeps it. */
    chance: [number, number, number, number];
}
/** What may be chosen now. */
export declare const offers: Int32Array<ArrayBuffer>;
export declare function offered(): number;
/** How many there are; the next offer begins a new list. */
export declare function takeOffers(): number;
export declare function offer(verb: number, a?: number, b?: number): void;
export declare function offerOption(option: Option): void;
export declare function below(g: Plain, n: number): number;
export declare function hits(g: Plain, n: number, least: number): number;
export declare function deal(seed: number): Plain;
export declare function gain(g: Plain, seat: number, n: number): void;
/** Moves a card whose zone is known. */
export declare function move(g: Plain, card: number, from: number, to: number): void;
export declare function draw(g: Plain, seat: number, n: number): void;
export declare function restock(g: Plain, seat: number): void;
/** The card goes where a played card of its kind goes. */
export declare function layOut(g: Plain, seat: number, card: number): void;
/** After scouting: one card to the hand, the others seen under the deck. */
export declare function keepScouted(g: Plain, seat: number, card: number, seen: number): void;
export declare function setSite(g: Plain, site: number, owner: number, n: number): void;
export declare function place(g: Plain, site: number, n: number): void;
export declare function collect(g: Plain, seat: number): void;
export declare function score(g: Plain, seat: number): void;
export declare function offerActions(g: Plain, seat: number): void;
export declare function offerHand(g: Plain, seat: number, verb: number): void;
export declare function offerOwnSites(g: Plain, seat: number, leastUnits: number): void;
export declare function offerEnemySites(g: Plain, seat: number): void;
export declare function offerMarches(g: Plain, seat: number, from: number): void;
export declare function offerPayments(g: Plain, payer: number): void;
export declare function offerDefence(g: Plain, defender: number, site: number): void;
export declare function offerScouted(g: Plain, seat: number, seen: number): void;
export declare function offerVictims(g: Plain, seat: number): void;
/** Whether a card lies in a tableau and reacts to this event. */
export declare function reacts(g: Plain, card: number, event: number, seat: number, nesting: number): boolean;
/** Of those that waited behind the first, each noted with its face, the ones that still react. */
export declare function stillReacting(g: Plain, waiting: readonly number[], event: number, seat: number, nesting: number): number[] | null;
