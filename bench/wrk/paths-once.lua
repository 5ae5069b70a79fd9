-- Asks for each path of a file once, half of them by each thread.
dofile(os.getenv("REPORT"))

local paths = {}
local at = 0

function init()
  math.randomseed(number)
  wrk.headers["Accept-Encoding"] = os.getenv("ACCEPT_ENCODING")
  local index = 0
  for path in io.lines(os.getenv("INPUT")) do
    index = index + 1
    if index % 2 == number % 2 then paths[#paths + 1] = path end
  end
end

function request()
  at = at + 1
  wrk.headers["X-Forwarded-For"] = visitorAddress()
  -- Past the end an error is counted: the file was too short for this machine.
  return wrk.format("GET", paths[at] or "/the-paths-have-run-out")
end
