export declare const seventeen: import("@emberhall/kernel").Game<import("@emberhall/kernel").TreeOf<{
    turn: import("@emberhall/kernel").Field<number>;
    energy: import("@emberhall/kernel").Field<number[]>;
    points: import("@emberhall/kernel").Field<number[]>;
    owners: import("@emberhall/kernel").Field<number[]>;
    units: import("@emberhall/kernel").Field<number[]>;
}> & import("@emberhall/kernel").TreeOf<{
    over: import("@emberhall/kernel").Field<string>;
    agenda: import("@emberhall/kernel").Field<import("@emberhall/kernel").TreeOf<{
        step: import("@emberhall/kernel").Field<string>;
        a: import("@emberhall/kernel").Field<number>;
        b: import("@emberhall/kernel").Field<number>;
    }>[]>;
    faces: import("@emberhall/kernel").Field<number[]>;
    known: import("@emberhall/kernel").Field<number[]>;
    where: import("@emberhall/kernel").Field<number[]>;
    zones: import("@emberhall/kernel").Field<number[][]>;
    mods: import("@emberhall/kernel").Field<import("@emberhall/kernel").TreeOf<{
        what: import("@emberhall/kernel").Field<string>;
        on: import("@emberhall/kernel").Field<number>;
        n: import("@emberhall/kernel").Field<number>;
        until: import("@emberhall/kernel").Field<string>;
    }>[]>;
}>, import("@emberhall/kernel").TreeOf<{}>>;
