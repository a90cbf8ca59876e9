// Loaded before a server (`node --import`), makes its clock differ from the machine's by so many milliseconds.

/** Environment variable that says by how much. */
export const CLOCK_OFFSET = 'CLOCK_OFFSET_MS';
export const SHIFTED_CLOCK = import.meta.url;

const offset = process.env[CLOCK_OFFSET];
if (offset !== undefined) {
  const MachineDate = Date;
  const now = (): number => MachineDate.now() + Number(offset);
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
