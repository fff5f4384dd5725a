// What `node --import` reads before a command or a test: everything behind it finds what Node made of its modules before.
import { prepareRuntime } from "./runtime.js";

prepareRuntime();
