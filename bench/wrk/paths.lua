-- Asks for the paths of a file at random. "{n}" in a path becomes a number never used before.
dofile(os.getenv("REPORT"))

local ready = {}
local templates = {}
local next_number

function init()
  math.randomseed(number)
  next_number = tonumber(os.getenv("FIRST")) + number
  wrk.headers["Accept-Encoding"] = os.getenv("ACCEPT_ENCODING")
  for path in io.lines(os.getenv("INPUT")) do
    if path:find("{n}", 1, true) then
      templates[#templates + 1] = path
    else
      -- Several visitors for each path, so that nginx limits none of them.
      for _ = 1, 20 do
        wrk.headers["X-Forwarded-For"] = visitorAddress()
        ready[#ready + 1] = wrk.format("GET", path)
      end
    end
  end
end

function request()
  if #templates == 0 then return ready[math.random(#ready)] end
  next_number = next_number + 2
  local path = templates[math.random(#templates)]:gsub("{n}", tostring(next_number))
  wrk.headers["X-Forwarded-For"] = visitorAddress()
  return wrk.format("GET", path)
end
