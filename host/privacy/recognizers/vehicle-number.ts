import type { Recognizer } from "../recognizer.ts";

/** Numbers of vehicles' chassis (ISO 3779), after a word that says so. */
export const vehicleNumber: Recognizer = {
  label: "VEHICLE_NUMBER",
  title: "Vehicle identification number",
  pattern: /(?<![\p{L}\p{N}])(?=[A-HJ-NPR-Z]{0,16}\d)[A-HJ-NPR-Z0-9]{17}(?![\p{L}\p{N}])/giu,
  context: ["vin", "chassis", "vehicle", "car", "engine no", "motorcycle"],
  rank: 3,
  examples: [
    "chassis [[1HGCM82633A004352]]",
    "VIN: [[JH4KA8260MC000000]]",
    "the car is [[WVWZZZ1JZ3W386752]]",
  ],
  counterExamples: ["VIN: 1HGCM8263", "a chassis of steel", "1HGCM82633A004352"],
};
